import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';

type Props = {
	file: string;
	/**
	 * The available widths, smallest first. If there are several, `sizes` tells the browser which one to
	 * choose.
	 */
	widths: readonly [number, ...number[]];
	sizes?: string;
	/** The largest size at which the picture is shown, in CSS pixels. Pictures are square. */
	size: number;
	alt?: string;
	className?: string | undefined;
	/** True for a picture that is visible as soon as the page opens. */
	eager?: boolean;
};

/**
 * Shows a product's picture as webp, or as jpg in browsers that do not know webp. The server sends a
 * placeholder for a missing picture.
 */
export function ProductPicture({ file, widths, sizes, size, alt = '', className, eager }: Props) {
	const sources = widths.map((width) => ({ width, ...productPicture(file, width) }));
	const srcSet = (format: 'webp' | 'jpg') =>
		sources.map((source) => (sizes ? `${source[format]} ${source.width}w` : source[format])).join(', ');
	return (
		<picture>
			<source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
			<img
				className={className}
				src={sources.at(-1)?.jpg}
				srcSet={sizes && srcSet('jpg')}
				sizes={sizes}
				width={size}
				height={size}
				alt={alt}
				loading={eager ? 'eager' : 'lazy'}
				decoding="async"
				fetchPriority={eager ? 'high' : undefined}
			/>
		</picture>
	);
}
