/** Who lends the device of a signing in person, as events name them. */
export function hostOf({ hostName, hostEmail }: { hostName: string | null; hostEmail: string | null }) {
	return { hostName: hostName ?? "", hostEmail: hostEmail ?? "" };
}
