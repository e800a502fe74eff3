"use client";

import { Form } from "#components/ui/forms/form.tsx";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import type { Logo } from "../face/use-logo.ts";
import type { BrandDeeds, BrandUseCounts } from "../list/brand-deeds.ts";
import { useDesigner } from "../state/designer-context.tsx";
import type { BrandDraft } from "../state/use-brand-draft.ts";
import type { BrandSaving } from "../state/use-saving.ts";
import type { CheckDomain } from "../tabs/domain-tab.tsx";
import { DesignerHead } from "./designer-head.tsx";
import { DesignerTabs } from "./designer-tabs.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { DesignerTab } from "./use-designer-tab.ts";

type Props = {
	brand: BrandModel | null;
	counts: BrandUseCounts | null;
	closed: string | null;
	check: CheckDomain;
	deeds: BrandDeeds;
	draft: BrandDraft;
	saving: BrandSaving;
	tabs: DesignerTab;
	logo: Logo;
};

/** Everything that is set of a brand; what cannot be saved is led to. */
export function DesignerForm({ brand, counts, closed, check, deeds, draft, saving, tabs, logo }: Props) {
	const { facts } = useDesigner();

	async function submit() {
		if (facts.mayChange) tabs.lead(await saving.save());
	}

	return (
		<div ref={tabs.settings} className="designer-form">
			<DesignerHead brand={brand} counts={counts} deeds={deeds} closed={closed}>
				<KeptNotice kept={draft.kept} onGoOn={draft.goOn} onForget={draft.forget} />
			</DesignerHead>
			<Form onSubmit={submit} className="designer-settings">
				<DesignerTabs tab={tabs.tab} onTab={tabs.open} fieldCount={counts?.fields ?? null} {...{ check, logo }} />
				{facts.mayChange ? (
					<SaveBar
						isNew={brand === null}
						changes={Object.keys(draft.changes).length}
						problems={Object.keys(saving.problems).length}
						isBusy={saving.isBusy}
						onDiscard={draft.discard}
					/>
				) : null}
			</Form>
		</div>
	);
}
