/** Whether a document ended without everybody's signature, so that one may want to send it again. */
export function isOver({ status }: { status: string }): boolean {
	return status === "Declined" || status === "Expired" || status === "Revoked";
}
