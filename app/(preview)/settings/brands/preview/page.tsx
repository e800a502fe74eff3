import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { SampleSigning } from "#components/brands/sample-page/sample-signing.tsx";
import { NEW_BRAND_VALUES } from "#components/brands/state/brand-values.ts";
import { viewDesignerFacts } from "#lib/domain/brands/view-designer-facts.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { messagesFor } from "#lib/i18n/signing/signing-messages.ts";
import { pageWords } from "../../../../page-words.tsx";
import "../../../../sign/[token]/signing.css";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).brands.preview.page };
}

/**
 * The signing page of a document that there is not, to be looked at while a brand is designed around it. Made by what
 * signers get; behind it there is nothing that could be told anything.
 */
export default async function BrandPreviewPage() {
	const context = await requirePageUser();
	// By itself it could be taken for the real page: its frame says what it is.
	if ((await headers()).get("sec-fetch-dest") === "document") redirect("/settings/brands");
	const locale = await pageLocale();
	const facts = await viewDesignerFacts(context);
	const messages = messagesFor({ locale, isReviewer: false });
	return (
		<SampleSigning
			locale={locale}
			messages={messages}
			words={(await pageWords()).brands.sample}
			values={NEW_BRAND_VALUES}
			facts={{ ...facts, mayChange: false }}
			nowMs={Date.now()}
		/>
	);
}
