import type { Metadata } from "next";
import { ClosedPage } from "#components/signing/endings/closed-page.tsx";
import { closedWords } from "#components/signing/endings/closed-words.ts";
import { UnknownLinkPage } from "#components/signing/endings/unknown-link-page.tsx";
import { SigningApp } from "#components/signing/signing-app.tsx";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { messagesFor, signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import "./signing.css";
import { signingPageOf } from "#lib/http/pages/signing-page-of.ts";

type PageProps = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	const page = await signingPageOf((await params).token);
	if (page.state === "unknown") return { title: signingMessages(await pageLocale()).closed.unknownTitle };
	if (page.state === "unproved") return { title: page.title };
	const messages = messagesFor(page);
	if (page.state === "open") return { title: fill(messages.page.title, { title: page.title }) };
	return { title: `${closedWords(page, messages).title} · ${page.title}` };
}

/** The signing page. Rendering it has no effect: mail scanners open links too. */
export default async function Page({ params }: PageProps) {
	const { token } = await params;
	const page = await signingPageOf(token);
	if (page.state === "unknown") return <UnknownLinkPage locale={await pageLocale()} />;
	// Until there is a page that asks for the proof, a link that needs one leads nowhere.
	if (page.state === "unproved") return <UnknownLinkPage locale={page.locale} />;
	if (page.state !== "open") return <ClosedPage page={page} token={token} />;
	const { state: _, view, ...common } = page;
	return <SigningApp token={token} common={common} view={view} messages={messagesFor(page)} />;
}
