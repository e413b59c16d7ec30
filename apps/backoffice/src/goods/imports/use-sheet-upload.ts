import { MAX_SHEET_BYTES } from '@dukan/domain/base/sheets/sheets.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, staffAddress } from '../../platform/call.ts';
import { sendFile } from '../../platform/upload.ts';
import { useSave } from '../../platform/use-save.ts';

type Chosen = { file: File; query: Readonly<Record<string, string>> };

/** Uploads a sheet and opens the page with its preview. */
export function useSheetUpload(call: 'import_upload' | 'price_list_upload') {
	const navigate = useNavigate();
	const [share, setShare] = useState(0);
	const upload = useSave({
		run: async ({ file, query }: Chosen) => {
			const body = await packed(file);
			if (body.size > MAX_SHEET_BYTES) throw new CallError({ status: 413, code: 'payload_too_large' });
			const address = staffAddress(call, { ...query, name: file.name.slice(-200) });
			return sendFile<{ id: number }>(address, body, 'application/octet-stream', setShare);
		},
		said: null,
		onDone: ({ id }) => navigate(`/import/${id}`),
	});
	const isTooLarge = upload.error instanceof CallError && upload.error.code === 'payload_too_large';
	return { upload, share, isTooLarge };
}

/**
 * Compresses a text file to a tenth, which helps on a slow connection. Workbooks are compressed already, and
 * old browsers cannot compress.
 */
async function packed(file: File): Promise<Blob> {
	if (/\.xlsx$/i.test(file.name) || typeof CompressionStream === 'undefined') return file;
	return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
