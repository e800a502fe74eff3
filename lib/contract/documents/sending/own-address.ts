/** An in-person signer without an address has the host's: what is sent there is not the signer's. */
export function hasOwnAddress({ email, hostEmail }: { email: string; hostEmail: string | null }): boolean {
	return email !== "" && email.toLowerCase() !== hostEmail?.toLowerCase();
}
