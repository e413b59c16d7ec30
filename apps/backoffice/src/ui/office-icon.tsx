import { Icon, PathIcon } from '@dukan/ui/icon.tsx';
import { isIconName } from '@dukan/ui/icon-paths.ts';
import { OFFICE_ICON_PATHS, type OfficeIconName } from './office-icon-paths.ts';

export function OfficeIcon({ name, size = 24 }: { name: OfficeIconName; size?: number }) {
	if (name in OFFICE_ICON_PATHS)
		return <PathIcon path={OFFICE_ICON_PATHS[name as keyof typeof OFFICE_ICON_PATHS]} size={size} />;
	return isIconName(name) ? <Icon name={name} size={size} /> : null;
}
