import { pictureFrom } from '@/lib/formats/media-url';

type CutProps = { src: string; media: string; sizes: string };

type Props = {
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Of the words of `alt`, where the page is in another language. */
  lang?: string | undefined;
  /** How wide the picture stands, in the words of the `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
  /** The largest picture of the first screen: fetched first, never lazily. */
  priority?: boolean;
  /** Another cut of the same picture, where `media` holds: fewer bytes for what is seen of it. */
  cut?: CutProps;
  /** The box kept free until the picture is there, when its address does not say. */
  width?: number;
  height?: number;
};

/** An image with a reserved box: our own come as AVIF in two widths with WebP behind, any other address as it is. */
export function Picture({
  src,
  alt,
  lang,
  sizes = '100vw',
  className,
  priority,
  cut,
  width = 1200,
  height = 675,
}: Props) {
  const picture = pictureFrom(src);
  const image = (
    <img
      src={picture.src}
      alt={alt}
      lang={lang}
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
      {cut && <Cut {...cut} />}
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function Cut({ src, media, sizes }: CutProps) {
  return (
    <>
      {pictureFrom(src).sources?.map(({ type, srcSet }) => (
        <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <source media={media} srcSet={src} />
    </>
  );
}
