/** A phone's picture over a slow line. */
const TIMEOUT_MS = 60_000;

/** RET-04: the file itself is the body. False where the shop did not take it. */
export async function sendPicture(requestId: number, file: File, token: string): Promise<boolean> {
	try {
		const response = await fetch(`/api/request_picture/${requestId}`, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
			body: file,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return response.ok;
	} catch {
		return false;
	}
}
