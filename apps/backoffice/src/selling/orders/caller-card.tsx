import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card, Unread } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './order.module.css';
import { type EntryDraft, phoneOf } from './order-entry-draft.ts';
import type { usePerson } from './use-order-entry.ts';

type Props = {
	draft: EntryDraft;
	onChange: (part: Partial<EntryDraft>) => void;
	person: ReturnType<typeof usePerson>;
	problem: (field: string) => string | undefined;
};

/** DESK-04: shows who is calling, with what the shop knows about them by their phone number. */
export function CallerCard({ draft, onChange, person, problem }: Props) {
	const desk = useTexts(deskTexts).t;
	const known = person.data?.person;
	return (
		<Card title={desk('entry.caller')}>
			<div className={form.row}>
				<Field
					label={desk('entry.phone')}
					before="+993 6"
					inputMode="tel"
					autoComplete="off"
					required
					value={draft.callerPhone}
					error={problem('person.phone')}
					onChange={(event) => onChange({ callerPhone: event.target.value })}
				/>
				<Field
					label={desk('entry.name')}
					required
					minLength={3}
					maxLength={100}
					value={draft.callerName}
					error={problem('name')}
					onChange={(event) => onChange({ callerName: event.target.value })}
				/>
			</div>
			<Unread of={[person]} />
			{person.data && (
				<p role="status" className={styles.quiet}>
					{known ? (
						<SectionLink to={`/customers/${known.id}`}>
							{desk('entry.known', { name: known.name, orders: known.orders, cancelled: known.cancelled })}
						</SectionLink>
					) : (
						desk('entry.unknown', { phone: formatPhone(phoneOf(draft.callerPhone) ?? '') })
					)}
				</p>
			)}
			<Checkbox
				label={desk('entry.atCounter')}
				checked={draft.channel === 'counter'}
				onChange={({ target }) =>
					onChange(target.checked ? { channel: 'counter', delivery: 'pickup' } : { channel: 'phone' })
				}
			/>
		</Card>
	);
}
