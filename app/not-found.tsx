import { UnknownLinkPage } from "#components/signing/unknown-link-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PlainPage } from "#components/ui/plain-page.tsx";
import { isBehindLink, pageLocale } from "./page-locale.ts";

/**
 * For addresses that lead nowhere, and for documents that are unknown or somebody else's: the same words.
 * Who followed a link that was sent to them hears what anybody hears whose link is unknown.
 */
export default async function NotFoundPage() {
	if (await isBehindLink()) return <UnknownLinkPage locale={await pageLocale()} />;
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
