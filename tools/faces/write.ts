/** `npm run faces`: writes the faces' subsets into `platform/ui/faces`. */
import { writeFile } from 'node:fs/promises';
import { inProject } from '#platform/process/project-folder.ts';
import { FACES, subsetFace } from './subset-face.ts';

for (const [name, face] of Object.entries(FACES))
  await writeFile(inProject(`platform/ui/faces/${name}.woff2`), await subsetFace(face));
