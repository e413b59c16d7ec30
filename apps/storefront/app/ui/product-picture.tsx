import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';

type Props = {
	file: string;
	/** Widths on offer, smallest first; with more than one, `sizes` tells the browser how to choose. */
	widths: readonly [number, ...number[]];
	sizes?: string;
	/** The largest size at which it is drawn, in CSS pixels: pictures are square. */
	size: number;
	alt?: string;
	className?: string | undefined;
	/** True for the picture that is seen first on the page. */
	eager?: boolean;
};

/**
 * Shows a product's picture as webp, with jpg for browsers that do not know it. The server draws a placeholder for a missing
 * one.
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
