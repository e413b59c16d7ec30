import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/call.ts';

export function useSettings({ enabled = true }: { enabled?: boolean } = {}) {
	return useQuery({ queryKey: ['settings'], queryFn: () => read('settings'), enabled });
}
