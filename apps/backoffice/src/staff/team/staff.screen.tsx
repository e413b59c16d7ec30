import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { StaffAccountWire, StaffLinkWire } from '@dukan/domain/staff/team/staff.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { Roles } from './roles.tsx';
import { StaffDialog } from './staff-dialog.tsx';

type Shown = { name: string; link: StaffLinkWire };

/** Lists the members of staff. The owner can add people and remove their rights. */
export function Component() {
	const { t, c, language } = useTexts(staffTexts);
	const [edited, setEdited] = useState<StaffAccountWire | 'new'>();
	const [shown, setShown] = useState<Shown>();
	const accounts = useRead('accounts');
	const state = ({ disabled, joined }: StaffAccountWire) =>
		disabled ? t('staff.disabled') : joined ? t('staff.active') : t('staff.invited');
	return (
		<Page
			title={t('staff.title')}
			actions={<Button onClick={() => setEdited('new')}>{t('staff.add')}</Button>}
		>
			{accounts.data ? (
				<PlainTable
					label={t('staff.title')}
					rows={accounts.data}
					rowKey={({ id }) => id}
					columns={[
						{ key: 'name', title: t('staff.name'), cell: ({ name }) => <strong>{name}</strong> },
						{ key: 'login', title: t('signIn.login'), cell: ({ login }) => login },
						{
							key: 'role',
							title: t('staff.role'),
							cell: ({ roleName }) => localizedText(roleName, language),
						},
						{
							key: 'state',
							title: t('staff.state'),
							cell: (account) => <Badge look="quiet">{state(account)}</Badge>,
						},
						{
							key: 'seen',
							title: t('staff.lastSeen'),
							cell: ({ lastSeenAt }) =>
								lastSeenAt ? formatDateTime(language, new Date(lastSeenAt)) : t('staff.never'),
						},
						{
							key: 'actions',
							title: c('common.actions'),
							cell: (account) => (
								<Button
									look="quiet"
									aria-label={`${c('common.edit')}: ${account.name}`}
									onClick={() => setEdited(account)}
								>
									{c('common.edit')}
								</Button>
							),
						},
					]}
				/>
			) : (
				<Waiting error={accounts.error} retry={() => void accounts.refetch()} />
			)}
			<Card title={t('roles.title')}>
				<Roles />
			</Card>
			{edited && (
				<StaffDialog
					account={edited === 'new' ? undefined : edited}
					onClose={() => setEdited(undefined)}
					onLink={(name, link) => {
						setEdited(undefined);
						setShown({ name, link });
					}}
				/>
			)}
			{shown && <LinkDialog name={shown.name} link={shown.link} onClose={() => setShown(undefined)} />}
		</Page>
	);
}
