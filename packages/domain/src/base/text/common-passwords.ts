import { PHONE_LENGTH } from './phone.ts';

/** S5: passwords in lower case that everyone tries first, because passwords of 4 characters are allowed. */
const COMMON = new Set(
	`1234 12345 123456 1234567 12345678 123456789 1234567890 0123 0123456789 4321 54321 654321 87654321 987654321 123123
	123321 1212 121212 1313 1122 112233 11223344 1221 2112 1004 2000 2001 2020 2021 2022 2023 2024 2025 2026 1990 1991
	1995 6969 696969 159753 147258369 789456123 741852963 2580 0852 1478 1593 1qaz 1qaz2wsx qazwsx qwer qwert qwerty
	qwertyuiop qwerty1 qwerty12 qwerty123 1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm йцук
	йцукен фыва abcd abcdef abc123 a123456 aa123456 pass passw0rd password password1 password123 parol пароль açarsöz
	admin admin123 root test guest login welcome letmein hello love iloveyou sunshine princess dragon monkey football
	superman batman master shadow samsung iphone google internet turkmenistan türkmenistan туркменистан ashgabat aşgabat
	ашхабад arkadag dukan dükan salam`.split(/\s+/),
);

/** Refuses passwords that attackers try first: listed ones, one repeated character, and the person's own phone. */
export function isGuessablePassword(password: string, phone: string): boolean {
	const plain = password.trim().toLowerCase();
	// Stryker disable next-line MethodExpression: letters that are equal in lower case are equal in upper case too (except ß)
	if (COMMON.has(plain) || /^(.)\1*$/u.test(password.toLowerCase())) return true;
	const digits = plain.replaceAll(/\D/g, '');
	const isNumber = /^[+\d\s()-]+$/.test(plain);
	return isNumber && digits.length >= PHONE_LENGTH && phone !== '' && digits.endsWith(phone);
}
