import sharp from 'sharp';

/** Makes a PNG of one colour, as somebody might upload it. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: '#1f5c46' } })
		.png()
		.toBuffer();
}
