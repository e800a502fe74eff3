"use client";

import { ChevronLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { BrandBadge } from "../list/brand-badge.tsx";
import type { BrandDeeds, BrandUseCounts } from "../list/brand-deeds.ts";
import { BrandMenu } from "../list/brand-menu.tsx";
import { UsedOn } from "../list/used-on.tsx";
import { useDesigner } from "../state/designer-context.tsx";

type Props = {
	brand: BrandModel | null;
	counts: BrandUseCounts | null;
	deeds: BrandDeeds;
	closed: string | null;
	children: ReactNode;
};

/** Which brand it is, where it is used, and what else can be done with it. */
export function DesignerHead({ brand, counts, deeds, closed, children }: Props) {
	const words = useWords("brands");
	const router = useRouter();
	const { values } = useDesigner();
	const name = values.brandName.trim() || words.newTitle;
	return (
		<header className="designer-head">
			<RoomLink
				href="/settings/brands"
				prefetch={false}
				className="-ms-1 inline-flex min-h-8 items-center gap-1 rounded-control text-ink-soft hover:text-ink"
			>
				<ChevronLeft size={16} aria-hidden="true" />
				{words.title}
			</RoomLink>
			<div className="flex items-start gap-2">
				<h1 className="min-w-0 flex-1 break-words font-semibold text-display">
					<bdi>{name}</bdi> {brand?.isDefault ? <BrandBadge>{words.list.isDefault}</BrandBadge> : null}
				</h1>
				{brand && closed === null ? (
					<BrandMenu
						brand={{ id: brand.brandId, name: brand.brandName, isDefault: brand.isDefault }}
						counts={counts}
						deeds={deeds}
						onDeleted={() => router.replace("/settings/brands")}
						onDuplicated={(id) => router.push(`/settings/brands/${id}`)}
					/>
				) : null}
			</div>
			{brand && counts ? (
				<p className="text-ink-soft">
					<UsedOn brandId={brand.brandId} counts={counts} />
				</p>
			) : null}
			{closed === null ? null : (
				<Notice tone="info" className="mt-4">
					{closed}
				</Notice>
			)}
			{children}
		</header>
	);
}
