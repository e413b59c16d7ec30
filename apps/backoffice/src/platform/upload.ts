import type { ProblemDocument } from '@dukan/domain/api/problem-document.api.ts';
import type { PictureKind } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import type { PictureUploadWire } from '@dukan/domain/shop/pictures/staff-pictures.api.ts';
import { wireHeaders } from '@dukan/domain/staff/access/wire-version.ts';
import { CallError, refusedCall, staffAddress } from './call.ts';

/** Uploads a file. It does not use fetch, which cannot report how much has been sent. */
export function sendFile<Body>(
	address: string,
	file: Blob,
	contentType: string,
	onProgress: (share: number) => void,
): Promise<Body> {
	return new Promise((done, fail) => {
		const request = new XMLHttpRequest();
		request.open('POST', address);
		const headers = { ...wireHeaders, 'content-type': contentType };
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onerror = () => fail(new CallError({ status: 0 }));
		request.onload = () => {
			const response = parse(request.responseText);
			if (request.status < 300) done(response as Body);
			else fail(refusedCall({ ...(response as ProblemDocument | undefined), status: request.status }));
		};
		request.send(file);
	});
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export function uploadPicture(
	file: File,
	kind: PictureKind,
	onProgress: (share: number) => void = () => {},
): Promise<PictureUploadWire> {
	const type = file.type.startsWith('image/') ? file.type : 'application/octet-stream';
	return sendFile(staffAddress('picture_upload', { kind }), file, type, onProgress);
}
