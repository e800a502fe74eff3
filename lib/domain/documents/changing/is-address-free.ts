/**
 * Whether a person may be taken in place of another (lib/contract/README.md "Signers"): the same address twice
 * needs an order.
 */
export function isAddressFree(
	email: string,
	order: number,
	others: { email: string; order: number }[],
	enableSigningOrder: boolean,
): boolean {
	const same = others.filter((one) => one.email.toLowerCase() === email.toLowerCase());
	return same.length === 0 || (enableSigningOrder && same.every((one) => one.order !== order));
}
