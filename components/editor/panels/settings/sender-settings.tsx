"use client";

import { Locked } from "#components/editor/correcting/locked-note.tsx";
import { useWhySettingFixed } from "#components/editor/correcting/use-locks.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { useDocument } from "./use-document.ts";

/** In whose name, and with which face. */
export function SenderSettings() {
	const words = useWords("editor").settings;
	const { user, identities, brands } = useDeskFacts();
	const [{ onBehalfOf, brandId }, change] = useDocument();
	const identity = identities.find(({ email }) => email.toLowerCase() === onBehalfOf?.toLowerCase());
	const usual = brands.find(({ isDefault }) => isDefault);
	const isBrandGone = brandId !== null && !brands.some(({ id }) => id === brandId);
	const isIdentityGone = onBehalfOf !== null && !identity;
	const why = [useWhySettingFixed("onBehalfOf"), useWhySettingFixed("brandId")].filter((one) => one !== null);
	return (
		<Locked why={why.length > 0 ? why.join(" ") : null}>
			<div className="flex flex-col gap-3">
				<ChoiceInput
					label={words.from}
					value={onBehalfOf?.toLowerCase() ?? "me"}
					options={[
						{ value: "me", label: format(words.me, { name: user.name }) },
						...identities.map(({ name, email, status }) => ({
							value: email.toLowerCase(),
							label: status === "Verified" ? name : format(words.consent[status], { name }),
							isDisabled: status !== "Verified",
						})),
						...(isIdentityGone ? [{ value: onBehalfOf.toLowerCase(), label: onBehalfOf }] : []),
					]}
					onChoose={(email) => change({ onBehalfOf: email === "me" ? null : email })}
					note={onBehalfOf !== null && identity?.status !== "Verified" ? words.notAgreed : undefined}
				/>
				<ChoiceInput
					label={words.brand}
					value={brandId ?? "usual"}
					options={[
						{ value: "usual", label: format(words.usualBrand, { name: usual?.name ?? "" }) },
						...brands.filter(({ isDefault }) => !isDefault).map(({ id, name }) => ({ value: id, label: name })),
						...(brandId !== null && brandId === usual?.id ? [{ value: brandId, label: usual.name }] : []),
						...(isBrandGone ? [{ value: brandId, label: words.brandGone }] : []),
					]}
					onChoose={(id) => change({ brandId: id === "usual" ? null : id })}
				/>
			</div>
		</Locked>
	);
}
