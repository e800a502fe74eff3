/** Who a document comes from in the eyes of signers: the person in whose name it was sent, else the sender. */
export function visibleSender(document: {
	behalfName: string | null;
	behalfEmail: string | null;
	sender: { name: string; email: string };
}): { name: string; email: string } {
	const { behalfName, behalfEmail, sender } = document;
	return behalfEmail === null
		? { name: sender.name, email: sender.email }
		: { name: behalfName ?? "", email: behalfEmail };
}
