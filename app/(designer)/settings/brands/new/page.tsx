import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../../room-words.tsx";
import { DesignerRoom } from "../designer-room.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).brands.newTitle };
}

type Props = { searchParams: Promise<{ tab?: string }> };

export default async function NewBrandPage({ searchParams }: Props) {
	const context = await requirePageUser();
	// The list says who may.
	if (!mayOnPage(context, "brands.change")) redirect("/settings/brands");
	return <DesignerRoom context={context} brand={null} tab={(await searchParams).tab} />;
}
