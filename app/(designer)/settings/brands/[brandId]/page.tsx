import type { Metadata } from "next";
import { getBrand } from "#lib/domain/brands/get-brand.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../../page-words.tsx";
import { DesignerRoom } from "../designer-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).brands.title };
}

type Props = { params: Promise<{ brandId: string }>; searchParams: Promise<{ tab?: string }> };

export default async function BrandPage({ params, searchParams }: Props) {
	const context = await requirePageUser();
	const brand = await orNotFound(getBrand(context, { brandId: (await params).brandId }));
	return <DesignerRoom context={context} brand={brand} tab={(await searchParams).tab} />;
}
