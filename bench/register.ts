export const PASSWORD = 'gyzyl alma';

export async function register(origin: string, phone: string): Promise<void> {
	const { status } = await fetch(`${origin}/api/set_user`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			u_phone_1: phone,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Aman Myradow',
			u_address_1: 'Parahat 7, Aşgabat',
		}),
	});
	if (status !== 200) throw new Error(`Registration answered ${status}.`);
}
