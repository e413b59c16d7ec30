import type { StaffLinkWire } from '@dukan/domain/staff/team/staff.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useRef } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';

type Props = { name: string; link: StaffLinkWire; onClose: () => void };

/** Shows the link. It cannot be shown again, because the server stores only its hash. */
export function LinkDialog({ name, link, onClose }: Props) {
	const { t, language } = useTexts(staffTexts);
	const field = useRef<HTMLInputElement>(null);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(link.link);
			showToast(t('staff.copied'));
		} catch {
			// Without https browsers do not offer the clipboard. The link is then selected, so that the
			// person can copy it.
			field.current?.focus();
			showToast(t('staff.notCopied'), 'problem');
		}
	};
	return (
		<Dialog open onClose={onClose} title={t('staff.linkTitle', { name })}>
			<div className={form.form}>
				<Field
					ref={field}
					label={t('staff.linkTitle', { name })}
					hint={t('staff.linkHint', { time: formatDateTime(language, new Date(link.expiresAt)) })}
					value={link.link}
					onFocus={(event) => event.target.select()}
					readOnly
				/>
				<div className={form.buttons}>
					<Button onClick={() => void copy()}>{t('staff.copy')}</Button>
				</div>
			</div>
		</Dialog>
	);
}
