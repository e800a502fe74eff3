import { ButtonLink } from "#components/ui/button-link.tsx";
import { PlainPage } from "#components/ui/plain-page.tsx";

/** For addresses that lead nowhere, and for documents that are unknown or somebody else's: the same words. */
export default function NotFoundPage() {
	return (
		<PlainPage
			title="Nothing here"
			text="The address is wrong, what was here is gone, or it belongs to somebody else."
			action={
				<ButtonLink href="/documents" variant="primary">
					Go to your documents
				</ButtonLink>
			}
		/>
	);
}
