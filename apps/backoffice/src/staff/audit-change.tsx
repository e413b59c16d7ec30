import type { AuditEntryWire } from '@dukan/domain/staff/staff.api.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './audit-change.module.css';

/** Field by field: what it was, what it is. */
export function AuditChange({ entry: { before, after } }: { entry: AuditEntryWire }) {
	const { t } = useTexts(staffTexts);
	const fields = Object.keys(after ?? before ?? {});
	const shown = (value: unknown) =>
		value === null || value === undefined || value === ''
			? t('audit.empty')
			: typeof value === 'object'
				? JSON.stringify(value)
				: String(value);
	return (
		<details className={styles.change}>
			<summary>{fields.slice(0, 4).join(', ') + (fields.length > 4 ? '…' : '')}</summary>
			<dl className={styles.fields}>
				{fields.map((field) => (
					<div key={field}>
						<dt>{field}</dt>
						<dd>
							{before && <del>{shown(before[field])}</del>} {after && <ins>{shown(after[field])}</ins>}
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
