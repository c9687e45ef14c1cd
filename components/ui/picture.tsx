import { pictureFrom } from '@/lib/domain/media-url';

type Props = {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide the picture stands, in the words of the `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
  /** The largest picture of the first screen: fetched first, never lazily. */
  priority?: boolean;
  /** The box kept free until the picture is there, when its address does not say. */
  width?: number;
  height?: number;
};

/** An image with a reserved box: our own come as AVIF in two widths with WebP behind, any other address as it is. */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  className,
  priority,
  width = 1200,
  height = 675,
}: Props) {
  const picture = pictureFrom(src);
  const image = (
    <img
      src={picture.src}
      alt={alt}
      width={picture.width ?? width}
      height={picture.height ?? height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  );
  if (!picture.sources?.length) return image;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
