/**
 * How whoever takes another's place is reached: without a number by mail, without an address by text message, with
 * both as the former one was.
 *
 * @param person their address (empty: none) and number
 */
export function deliveryModeFor<Mode extends string>(
	former: Mode,
	{ email, phone }: { email: string; phone?: unknown },
): Mode | "Email" | "SMS" {
	if (!phone) return "Email";
	return email === "" ? "SMS" : former;
}
