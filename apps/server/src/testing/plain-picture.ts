import sharp from 'sharp';

/** Returns the id of something that belongs to this person: an order, a session, an address, a review or a request. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: '#1f5c46' } })
		.png()
		.toBuffer();
}
