import { Palette } from "lucide-react";
import type { Metadata } from "next";
import { BrandList } from "#components/brands/list/brand-list.tsx";
import { LogoDrop } from "#components/brands/list/logo-drop.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { viewBrandRequestEmails } from "#lib/domain/brands/brand-request-email.ts";
import { countBrandUse } from "#lib/domain/brands/count-brand-use.ts";
import { listBrands } from "#lib/domain/brands/list-brands.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { duplicateAction, makeDefaultAction, removeAction, setEmailAction } from "./actions.ts";
import { toBrandItem } from "./to-item.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).brands.title };
}

export default async function BrandsPage() {
	const context = await requirePageUser();
	const { brands: words } = await pageWords();
	const mayChange = mayOnPage(context, "brands.change");
	const [{ result: brands }, uses, emails] = await Promise.all([
		listBrands(context),
		mayChange ? countBrandUse(context) : null,
		mayChange ? viewBrandRequestEmails(context) : null,
	]);
	const isBare = brands.every(hasNoFace);
	// While there is no face at all, the one that every document wears is what a logo is for.
	const designer = `/settings/brands/${(isBare && brands[0]?.brandId) || "new"}`;
	const countsOf = (id: string) => uses?.find(({ brandId }) => brandId === id) ?? null;
	return (
		<RoomWords of={["brands", "requestEmail"]}>
			<div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-xl">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-pretty text-ink-soft">{words.about}</p>
					{mayChange ? null : <p className="mt-1 text-ink-soft">{words.readOnly}</p>}
				</div>
				{mayChange ? (
					<RoomButton href="/settings/brands/new" variant="primary" className="max-sm:w-full">
						{words.make}
					</RoomButton>
				) : null}
			</div>
			{mayChange ? <LogoDrop href={designer} /> : null}
			{mayChange && isBare ? (
				<div className="mb-6">
					<EmptyList icon={Palette} title={words.empty.title} about={words.empty.about}>
						<RoomButton href={designer}>{words.menu.open}</RoomButton>
					</EmptyList>
				</div>
			) : null}
			<BrandList
				brands={brands.map((brand) => toBrandItem(brand, countsOf(brand.brandId)))}
				deeds={
					emails && {
						...{ makeDefault: makeDefaultAction, duplicate: duplicateAction, remove: removeAction },
						...{ emails, setEmail: setEmailAction },
					}
				}
			/>
		</RoomWords>
	);
}

/** As an account begins: nobody has given it a face yet. */
function hasNoFace({ brandLogo, backgroundColor, buttonColor }: BrandModel): boolean {
	return brandLogo === null && backgroundColor === null && buttonColor === null;
}
