import { findAuditSubject } from '@dukan/domain/staff/audit/audit-subjects.ts';
import type { AuditEntryWire } from '@dukan/domain/staff/team/staff.api.ts';
import { auditValueName } from '@dukan/i18n/texts/backoffice/audit-value.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import type { TranslateFrom } from '@dukan/i18n/translate.ts';
import { useTexts } from '../../platform/texts.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import { auditAddress } from './audit-address.ts';
import styles from './audit-change.module.css';

/** The key of a table's only row, which needs no name. */
const ONLY_ROW = 'true';

/** Says what was changed and how, such as 'Changed: Product Samsung A15 (17)'. */
export function AuditSubject({ entry }: { entry: AuditEntryWire }) {
	const { t, language } = useTexts(staffTexts);
	const { subject, key, about, action, batch } = entry;
	const address = action === 'delete' ? undefined : auditAddress(subject, key);
	const word = auditValueName(subject, 'key', key, language) ?? key;
	const which = about ? `${about} (${key})` : key === ONLY_ROW ? '' : word;
	const name = which || subjectName(subject, t);
	return (
		<>
			{t(`audit.${action}`)}: {which && `${subjectName(subject, t)} `}
			{address ? (
				<SectionLink to={address} className={styles.subject}>
					{name}
				</SectionLink>
			) : (
				name
			)}
			{batch && ` (${t('audit.import')})`}
		</>
	);
}

export function subjectName(subject: string, t: TranslateFrom<(typeof staffTexts)['en']>): string {
	const known = findAuditSubject(subject);
	return known ? t(`subject.${known}`) : subject;
}
