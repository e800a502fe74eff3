/** Address of the signing page of whoever sent a document and signs it too; null: there is none, or no answer. */
export async function ownSigningLink(documentId: string): Promise<string | null> {
	try {
		const response = await fetch(`/documents/${documentId}/desk/sign`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: "{}",
			cache: "no-store",
		});
		const { signLink } = (await response.json()) as { signLink?: unknown };
		return response.ok && typeof signLink === "string" ? signLink : null;
	} catch {
		return null;
	}
}
