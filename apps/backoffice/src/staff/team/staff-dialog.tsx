import type { StaffAccountWire, StaffLinkWire } from '@dukan/domain/staff/team/staff.api.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import { nameIn } from '../../ui/editor/name-in.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Unread } from '../../ui/page.tsx';
import { Phones } from './phones.tsx';

type Props = {
	/** Undefined for a new member of staff. */
	account: StaffAccountWire | undefined;
	onClose: () => void;
	onLink: (name: string, link: StaffLinkWire) => void;
};

export function StaffDialog({ account, onClose, onLink }: Props) {
	const { t, c, language } = useTexts(staffTexts);
	const roles = useRead('roles');
	const [login, setLogin] = useState(account?.login ?? '');
	const [name, setName] = useState(account?.name ?? '');
	const [role, setRole] = useState(account?.role ?? 'operator');
	const [disabled, setDisabled] = useState(account?.disabled ?? false);
	const add = useSave({
		run: () => change('account_add', { login, name, role }),
		changes: ['accounts'],
		onDone: (link) => onLink(name, link),
	});
	const update = useSave({
		run: () => change(`account_update/${account?.id}`, { name, role, disabled }),
		changes: ['accounts'],
		onDone: onClose,
	});
	const relink = useSave({
		run: () => change(`account_link/${account?.id}`),
		said: null,
		onDone: (link) => onLink(name, link),
	});
	const chosen = account ? update : add;
	return (
		<Dialog open onClose={onClose} title={account?.name ?? t('staff.add')}>
			<Form onSubmit={() => chosen.save()}>
				{!account && (
					<Field
						label={t('signIn.login')}
						value={login}
						onChange={(event) => setLogin(event.target.value)}
						error={add.problem('login')}
						autoCapitalize="none"
						autoComplete="off"
						required
					/>
				)}
				<Field
					label={t('staff.name')}
					value={name}
					onChange={(event) => setName(event.target.value)}
					error={chosen.problem('name')}
					required
				/>
				<Unread of={[roles]} />
				<Choices
					legend={t('staff.role')}
					name="role"
					chosen={role}
					onChoose={setRole}
					choices={(roles.data ?? []).map((one) => ({
						value: one.key,
						title: nameIn(one, language),
					}))}
				/>
				{account && (
					<Checkbox
						label={t('staff.disable')}
						checked={disabled}
						onChange={(event) => setDisabled(event.target.checked)}
					/>
				)}
				{account && <Phones accountId={account.id} />}
				<div className={form.buttons}>
					<Button type="submit" busy={chosen.busy}>
						{account ? c('common.save') : c('common.add')}
					</Button>
					{account && (
						<Button look="secondary" busy={relink.busy} onClick={() => relink.save()}>
							{t('staff.newLink')}
						</Button>
					)}
				</div>
			</Form>
		</Dialog>
	);
}
