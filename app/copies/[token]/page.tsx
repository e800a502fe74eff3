import type { Metadata } from "next";
import { CopyPage } from "#components/signing/endings/copy-page.tsx";
import { NoDocumentPage, noDocumentTitle } from "#components/signing/endings/no-document-page.tsx";
import { copyPageOf } from "#lib/http/pages/copy-page-of.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";

type PageProps = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const page = await copyPageOf((await params).token);
	if (page.state === "usable" || page.state === "expired") return { title: page.title };
	return { title: noDocumentTitle(page.state, await pageLocale()) };
}

/** The sealed document for somebody in copy, who has no signing page. Rendering it has no effect. */
export default async function Page({ params }: PageProps) {
	const { token } = await params;
	const page = await copyPageOf(token);
	if (page.state === "unknown" || page.state === "deleted") {
		return <NoDocumentPage state={page.state} locale={await pageLocale()} />;
	}
	return <CopyPage page={page} token={token} />;
}
