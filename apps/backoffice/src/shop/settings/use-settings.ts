import { useRead } from '../../platform/use-read.ts';

export function useSettings({ enabled = true }: { enabled?: boolean } = {}) {
	return useRead('settings', {}, { enabled });
}
