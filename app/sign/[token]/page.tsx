import type { Metadata } from "next";
import { ClosedPage } from "#components/signing/endings/closed-page.tsx";
import { closedWords } from "#components/signing/endings/closed-words.tsx";
import { NoDocumentPage, noDocumentTitle } from "#components/signing/endings/no-document-page.tsx";
import { IdentityPage } from "#components/signing/identity/identity-page.tsx";
import { identityWords } from "#components/signing/identity/identity-words.ts";
import { InPersonPage } from "#components/signing/in-person/in-person-page.tsx";
import { inPersonWords } from "#components/signing/in-person/in-person-words.ts";
import { ProofPage } from "#components/signing/proving/proof-page.tsx";
import { proofWords } from "#components/signing/proving/proof-words.ts";
import { SigningApp } from "#components/signing/signing-app.tsx";
import { inlinePicture } from "#components/viewer/inline-pictures.ts";
import { PHONE_WIDTH_PX, pagePictureUrl } from "#lib/contract/page-picture.ts";
import { IDENTITY_OUTCOMES } from "#lib/contract/signing/identity-page.ts";
import { PROOF_OUTCOMES } from "#lib/contract/signing/proof-page.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { phonePicture } from "#lib/http/pages/phone-picture.ts";
import { format } from "#lib/i18n/message.ts";
import { idVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import { inPersonMessages } from "#lib/i18n/signing/in-person-messages.ts";
import { signerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";
import { messagesFor, signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import "./signing.css";
import { signingPageOf } from "#lib/http/pages/signing-page-of.ts";

type Said = Partial<Record<"proof" | "identity" | "link", string | string[]>>;
type PageProps = { params: Promise<{ token: string }>; searchParams: Promise<Said> };

export async function generateMetadata({ params }: Pick<PageProps, "params">): Promise<Metadata> {
	const page = await signingPageOf((await params).token);
	if (page.state === "unknown" || page.state === "deleted") {
		return { title: noDocumentTitle(page.state, await pageLocale()) };
	}
	if (page.state === "absent") {
		return { title: `${inPersonWords(page, inPersonMessages(page.locale)).title} · ${page.title}` };
	}
	if (page.state === "unproved") {
		return { title: `${proofWords(page, page, signerAuthMessages(page.locale)).title} · ${page.title}` };
	}
	if (page.state === "unidentified") {
		return { title: `${identityWords(page, page, idVerificationMessages(page.locale)).title} · ${page.title}` };
	}
	const messages = messagesFor(page);
	if (page.state === "open") return { title: format(messages.page.title, { title: page.title }) };
	const { title } = closedWords(page, messages);
	return { title: page.title === "" ? title : `${title} · ${page.title}` };
}

/** The signing page. Rendering it has no effect: mail scanners open links too. */
export default async function Page({ params, searchParams }: PageProps) {
	const { token } = await params;
	const { proof, identity, link } = await searchParams;
	const page = await signingPageOf(token);
	if (page.state === "unknown" || page.state === "deleted") {
		return <NoDocumentPage state={page.state} locale={await pageLocale()} />;
	}
	if (page.state === "absent") {
		const { closed, errors } = signingMessages(page.locale);
		return (
			<InPersonPage token={token} page={page} words={inPersonMessages(page.locale)} messages={{ closed, errors }} />
		);
	}
	if (page.state === "unproved") {
		const { closed, errors } = signingMessages(page.locale);
		const said = PROOF_OUTCOMES.find((outcome) => outcome === proof) ?? null;
		return (
			<ProofPage
				token={token}
				page={page}
				words={signerAuthMessages(page.locale)}
				messages={{ closed, errors }}
				said={said}
			/>
		);
	}
	if (page.state === "unidentified") {
		const { closed, errors } = signingMessages(page.locale);
		const said = IDENTITY_OUTCOMES.find((outcome) => outcome === identity) ?? null;
		return (
			<IdentityPage
				token={token}
				page={page}
				words={idVerificationMessages(page.locale)}
				messages={{ closed, errors }}
				said={said}
			/>
		);
	}
	if (page.state !== "open") return <ClosedPage page={page} token={token} isLinkSent={link === "sent"} />;
	// So that it shows before anything else has loaded.
	const picture = await phonePicture(token);
	if (picture) inlinePicture(pagePictureUrl(`/sign/${token}`, 1, PHONE_WIDTH_PX), picture);
	const { state: _, view, ...common } = page;
	return <SigningApp token={token} common={common} view={view} messages={messagesFor(page)} />;
}
