import { pictureAddress } from '#platform/ui/pictures/picture-address.ts';

/** A picture beside its name; nothing where none is chosen yet. */
export const SmallPicture = ({ id }: { readonly id: string | undefined }) =>
  id !== undefined &&
  id !== '' && (
    <img
      src={pictureAddress(id, 320)}
      alt=""
      loading="lazy"
      className="h-10 w-20 shrink-0 rounded-sm bg-sunken object-cover"
    />
  );
