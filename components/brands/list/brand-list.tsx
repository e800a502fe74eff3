"use client";

import { RoomLink } from "#components/ui/page-link.tsx";
import { Status } from "#components/ui/status.tsx";
import { useWords } from "#components/ui/words.tsx";
import { BrandBadge } from "./brand-badge.tsx";
import type { BrandDeeds, BrandUseCounts } from "./brand-deeds.ts";
import { BrandMenu } from "./brand-menu.tsx";
import { UsedOn } from "./used-on.tsx";

export type BrandItem = {
	id: string;
	name: string;
	isDefault: boolean;
	/** Path of the logo; null: it has none. */
	logo: string | null;
	/** `#rrggbb`, of page and button; null: ours. */
	page: string | null;
	button: string | null;
	domainStatus: "Pending" | "Verified" | "Lost" | null;
	/** null: the reader is not told. */
	counts: BrandUseCounts | null;
};

/** @param deeds null: the reader may not change them */
export function BrandList({ brands, deeds }: { brands: BrandItem[]; deeds: BrandDeeds | null }) {
	return (
		<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
			{brands.map((brand) => (
				<li
					key={brand.id}
					className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong"
				>
					<Face brand={brand} />
					<div className="flex flex-1 items-start gap-2 border-line border-t py-3 ps-4 pe-2">
						<BrandLine brand={brand} />
						{deeds ? <BrandMenu brand={brand} counts={brand.counts} deeds={deeds} /> : null}
					</div>
				</li>
			))}
		</ul>
	);
}

/** The brand as its signing page begins: always on the paper that it was made for. */
function Face({ brand: { logo, name, page, button } }: { brand: BrandItem }) {
	return (
		<div
			aria-hidden="true"
			className="paper-light flex h-28 flex-col items-center justify-center gap-4 px-6"
			style={{ backgroundColor: page ?? "#fbfaf8" }}
		>
			<span className="flex h-14 max-w-full items-center rounded-control bg-white px-4">
				{logo ? (
					<img src={logo} alt="" className="max-h-9 max-w-40 object-contain" />
				) : (
					<span className="truncate font-semibold">{name}</span>
				)}
			</span>
			<span className="h-3 w-20 rounded-full" style={{ backgroundColor: button ?? "#1f4fd8" }} />
		</div>
	);
}

function BrandLine({ brand: { id, name, isDefault, counts, domainStatus } }: { brand: BrandItem }) {
	const { list: words } = useWords("brands");
	return (
		<div className="min-w-0 flex-1">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<RoomLink isOfRow href={`/settings/brands/${id}`} prefetch={false} className="min-w-0 break-words font-medium">
					<bdi>{name}</bdi>
				</RoomLink>
				{isDefault ? <BrandBadge>{words.isDefault}</BrandBadge> : null}
			</p>
			<div className="text-ink-soft">
				{counts ? (
					<p>
						<UsedOn brandId={id} counts={counts} />
					</p>
				) : null}
				{domainStatus === "Pending" ? <Status tone="warn">{words.domainPending}</Status> : null}
				{domainStatus === "Lost" ? <Status tone="bad">{words.domainLost}</Status> : null}
			</div>
		</div>
	);
}
