/** The time that a phone's picture may need on a slow connection. */
const TIMEOUT_MS = 60_000;

type Call = `/api/request_picture/${number}` | `/api/review_picture/${number}`;

/** RET-04, CHOOSE-03: sends the file itself as the body. Returns false if the shop did not accept it. */
export async function sendPicture(path: Call, file: File, token: string): Promise<boolean> {
	try {
		const response = await fetch(path, {
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
