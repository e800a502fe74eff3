import type { Metadata } from "next";
import { CopyPage } from "#components/signing/endings/copy-page.tsx";
import { UnknownLinkPage } from "#components/signing/endings/unknown-link-page.tsx";
import { copyPageOf } from "#lib/http/pages/copy-page-of.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";

type PageProps = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const page = await copyPageOf((await params).token);
	return { title: page.state === "unknown" ? signingMessages(await pageLocale()).closed.unknownTitle : page.title };
}

/** The sealed document for somebody in copy, who has no signing page. Rendering it has no effect. */
export default async function Page({ params }: PageProps) {
	const { token } = await params;
	const page = await copyPageOf(token);
	if (page.state === "unknown") return <UnknownLinkPage locale={await pageLocale()} />;
	return <CopyPage page={page} token={token} />;
}
