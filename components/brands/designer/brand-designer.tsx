"use client";

import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { useDroppedFile } from "#components/pictures/use-dropped-file.ts";
import { cx } from "#components/ui/cx.ts";
import { DropVeil } from "#components/ui/drop-veil.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { takeHandedOverLogo } from "../face/handed-over-logo.ts";
import { useLogo } from "../face/use-logo.ts";
import type { BrandDeeds, BrandUseCounts } from "../list/brand-deeds.ts";
import type { SendSample } from "../preview/send-sample.tsx";
import type { LoadMail } from "../preview/use-mail-preview.ts";
import { NEW_BRAND_VALUES, toBrandValues } from "../state/brand-values.ts";
import { type DesignerFacts, DesignerProvider } from "../state/designer-context.tsx";
import { useBrandDraft } from "../state/use-brand-draft.ts";
import { useSavedBrand } from "../state/use-saved-brand.ts";
import { useSaving } from "../state/use-saving.ts";
import type { CheckDomain } from "../tabs/domain-tab.tsx";
import { DesignerForm } from "./designer-form.tsx";
import type { TabId } from "./tab-ids.ts";
import { useDesignerTab } from "./use-designer-tab.ts";

/** The previews are as large as everything else together: they come when the form is there. */
const PreviewPane = lazyComponent(() => import("../preview/preview-pane.tsx").then((module) => module.PreviewPane));

type Props = {
	/** null: a new one. */
	brand: BrandModel | null;
	/** null: the reader is not told. */
	counts: BrandUseCounts | null;
	facts: DesignerFacts;
	userId: string;
	tab: TabId;
	/** Who may not change it is told why. */
	closed: string | null;
	check: CheckDomain;
	loadMail: LoadMail;
	sendSample: SendSample;
	deeds: BrandDeeds;
};

/** A brand beside what signers get of it, changing as it is designed. */
export function BrandDesigner({
	brand: first,
	counts,
	facts,
	userId,
	tab,
	closed,
	check,
	loadMail,
	sendSample,
	deeds,
}: Props) {
	const words = useWords("brands");
	const router = useRouter();
	const { brand, setBrand, judged } = useSavedBrand(first);
	const [initial] = useState(() => (first ? toBrandValues(first) : NEW_BRAND_VALUES));
	const draft = useBrandDraft(userId, brand?.brandId ?? null, initial);
	const { values, changes, change } = draft;
	const saving = useSaving(brand, draft, (saved) => {
		setBrand(saved);
		if (brand === null) router.replace(`/settings/brands/${saved.brandId}`);
	});
	const { problems } = saving;
	const tabs = useDesignerTab(tab);
	const logo = useLogo(change);
	const isOver = useDroppedFile(facts.mayChange ? takeLogo : null);
	const { take } = logo;
	useEffect(() => {
		const handedOver = takeHandedOverLogo();
		if (handedOver) void take(handedOver);
	}, [take]);

	/** What came of it is seen where the logo is. */
	function takeLogo(file: File) {
		tabs.open("face");
		void logo.take(file);
	}

	const isSaved = brand !== null && Object.keys(changes).length === 0;
	const designer = useMemo(
		() => ({ facts, values, change, problems, brand, judged, isSaved }),
		[facts, values, change, problems, brand, judged, isSaved],
	);
	return (
		<DesignerProvider value={designer}>
			<div className="designer">
				<DesignerForm {...{ brand, counts, closed, check, deeds, draft, saving, tabs, logo }} />
				{isOver ? <DropVeil title={words.logo.veil} about={words.logo.hint} /> : null}
				<section
					aria-label={words.preview.title}
					// What is dragged over a frame would be the frame's.
					className={cx("designer-preview", isOver && "pointer-events-none")}
				>
					<PreviewPane loadMail={loadMail} sendSample={sendSample} />
				</section>
			</div>
		</DesignerProvider>
	);
}
