import { CallError } from './call.ts';

/** Pictures over a slow line take a while. */
const TIMEOUT_MS = 120_000;

/** POST /api/staff/picture_upload: answers with the file to name the picture by. */
export async function sendPicture(kind: 'product' | 'banner', picture: File): Promise<{ file: string }> {
	let response: Response;
	try {
		response = await fetch(`/api/staff/picture_upload?kind=${kind}`, {
			method: 'POST',
			body: picture,
			headers: {
				accept: 'application/json',
				'content-type': picture.type.startsWith('image/') ? picture.type : 'image/unknown',
			},
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
	} catch {
		throw new CallError(0);
	}
	const answer = await response.json().catch(() => undefined);
	if (response.ok) return answer;
	throw new CallError(response.status, answer);
}
