import { NoDocumentPage } from "#components/signing/endings/no-document-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PlainPage } from "#components/ui/plain-page.tsx";
import { isBehindLink, pageLocale } from "#lib/http/pages/page-locale.ts";
import { pageWords } from "./page-words.tsx";

/**
 * For addresses that lead nowhere, and for documents that are unknown or somebody else's: the same words.
 * Who followed a link that was sent to them hears what anybody hears whose link is unknown.
 */
export default async function NotFoundPage() {
	if (await isBehindLink()) return <NoDocumentPage state="unknown" locale={await pageLocale()} />;
	const { notFound } = (await pageWords()).common;
	return (
		<PlainPage
			title={notFound.title}
			text={notFound.text}
			action={
				<ButtonLink href="/documents" variant="primary">
					{notFound.action}
				</ButtonLink>
			}
		/>
	);
}
