import type { Metadata } from "next";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { ClosedRoom } from "../../../../(sender)/settings/closed-page.tsx";
import { pageWords } from "../../../../page-words.tsx";
import { DesignerRoom } from "../designer-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).brands.newTitle };
}

type Props = { searchParams: Promise<{ tab?: string }> };

export default async function NewBrandPage({ searchParams }: Props) {
	const context = await requirePageUser();
	const { brands: words } = await pageWords();
	if (!mayOnPage(context, "brands.change")) {
		return <ClosedRoom context={context} title={words.newTitle} text={words.readOnly} />;
	}
	return <DesignerRoom context={context} brand={null} tab={(await searchParams).tab} />;
}
