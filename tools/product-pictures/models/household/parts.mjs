/** What the models of this folder share. */
import { metal } from '../../studio/materials.mjs';

export const CHROME = () => metal('#eef0f2', 0.08);
