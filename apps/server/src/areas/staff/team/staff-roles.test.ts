import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import {
	rightsOf,
	STAFF_RIGHTS,
	STAFF_ROLES,
	type StaffRight,
} from '@dukan/domain/staff/access/staff-rights.ts';
import type { StaffRoleWire } from '@dukan/domain/staff/team/staff.api.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const TEXTS_ONLY = {
	key: 'texts_only',
	nameEn: 'Texts',
	nameRu: 'Тексты',
	nameTm: 'Tekstler',
	rights: ['readCatalogue', 'editCatalogue'],
	idleMinutes: 60,
};

describe('roles are sets of rights', async () => {
	const shop = await openTestShop({ after });
	const owner = await sitAtDesk(shop, 'owner');

	test('DESK-14 a new shop’s roles have the rights that the code names, each of them', async () => {
		const roles = await owner.read<StaffRoleWire[]>('roles');
		for (const role of STAFF_ROLES) {
			const stored = roles.find(({ key }) => key === role)?.rights ?? [];
			const named = (Object.keys(STAFF_RIGHTS) as StaffRight[]).filter((right) =>
				(STAFF_RIGHTS[right] as readonly string[]).includes(role),
			);
			assert.deepEqual(rightsOf(role, stored), named, role);
		}
	});

	test('DESK-14 who has the texts changes neither price nor stock, until the owner gives the right', async () => {
		await owner.done('roles_add', TEXTS_ONLY);
		const editor = await sitAtDesk(shop, 'texts_only');
		const product = async () => {
			const { id, ordered, categoryId, ...fields } = await editor.read<StaffProductWire & { id: number }>(
				'product/1',
			);
			return { ...fields, stockWas: fields.stock };
		};
		await editor.done('product_update/1', { ...(await product()), premium: true });
		const before = await product();
		const raised = { ...before, priceTenge: before.priceTenge + 100 };
		assert.equal(await editor.refused('product_update/1', raised), 'not_allowed');
		assert.equal(
			await editor.refused('product_update/1', { ...before, stock: before.stock + 1 }),
			'not_allowed',
		);
		assert.equal(
			await editor.refused('products_bulk', { ids: [1], change: { kind: 'price', percent: 10 } }),
			'not_allowed',
		);
		assert.equal(await editor.refused('order_move/1', { to: 'accepted' }), 'not_allowed');
		const { key, ...fields } = TEXTS_ONLY;
		await owner.done(`roles_update/${key}`, { ...fields, rights: [...fields.rights, 'editPrices'] });
		await editor.done('product_update/1', raised);
		assert.equal((await product()).priceTenge, raised.priceTenge);
	});

	test('DESK-14 the owner’s rights cannot be taken, a role in use cannot be deleted, an unknown one not be given', async () => {
		assert.equal(await owner.refused('roles_update/owner', { rights: [] }), 'invalid_input rights');
		await owner.done('roles_update/owner', { idleMinutes: 45 });
		assert.equal(await owner.refused('roles_delete/texts_only'), 'still_used');
		assert.equal(await owner.refused('roles_delete/owner'), 'still_used');
		assert.equal(
			await owner.refused('account_add', { login: 'aman', name: 'Aman', role: 'nothing' }),
			'invalid_input role',
		);
		const manager = await sitAtDesk(shop, 'manager');
		assert.equal(await manager.refused('roles_update/manager', { rights: ['manageStaff'] }), 'not_allowed');
	});

	test('S17 who manages staff gives no rights beyond the own, and takes over no one who has more', async () => {
		const rights = ['manageStaff', 'workOrders', 'readDelivery'];
		await owner.done('roles_add', { ...TEXTS_ONLY, key: 'deputy', rights });
		await owner.done('roles_add', { ...TEXTS_ONLY, key: 'callers', rights: ['workOrders'] });
		const deputy = await sitAtDesk(shop, 'deputy');
		const { id: ownerId } = await owner.read<{ id: number }>('me');
		const { id: deputyId } = await deputy.read<{ id: number }>('me');
		const asRole = (role: string) => ({ name: 'Aman', role, disabled: false });
		for (const [path, body] of [
			[`account_link/${ownerId}`, {}],
			[`account_update/${ownerId}`, { ...asRole('callers'), disabled: true }],
			[`account_update/${deputyId}`, asRole('owner')],
			['account_add', { login: 'aman', name: 'Aman', role: 'manager' }],
			['roles_add', { ...TEXTS_ONLY, key: 'above' }],
			['roles_update/deputy', { rights: [...rights, 'refundPayments'] }],
			['roles_update/manager', { rights: ['workOrders'] }],
			['roles_update/owner', { idleMinutes: 600 }],
		] as const)
			assert.equal(await deputy.refused(path, body), 'not_allowed', path);
		await deputy.done('account_add', { login: 'aman', name: 'Aman', role: 'callers' });
		const accounts = await deputy.read<{ id: number; login: string }[]>('accounts');
		const aman = accounts.find(({ login }) => login === 'aman')?.id;
		await deputy.done(`account_update/${aman}`, asRole('deputy'));
		await deputy.done(`account_link/${aman}`);
		await deputy.done('roles_update/callers', { rights: ['workOrders', 'readDelivery'] });
		assert.equal(await deputy.refused('account_link/999999'), 'not_found');
	});
});
