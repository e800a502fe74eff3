import { z } from "zod";
import { refused } from "#lib/contract/refused.ts";
import { list, optionalChoice, optionalWhole, requiredText } from "#lib/contract/shape-values.ts";
import type { FieldWithValue, GroupRule } from "#lib/fields/field-types.ts";
import type { Refuse } from "./refuse.ts";

const GROUP_VALIDATIONS = ["Minimum", "Maximum", "Absolute", "Range"] as const;

const COUNT = { from: 0, to: 1000 };

/** How many check boxes of the groups with these names are to be ticked. */
export const formGroupWire = z.object({
	groupNames: list(requiredText(255)),
	groupValidation: optionalChoice(GROUP_VALIDATIONS),
	minimumCount: optionalWhole(COUNT),
	maximumCount: optionalWhole(COUNT),
	dataSyncTag: refused("is not supported: checkboxes are checked individually."),
});
export type FormGroupWire = z.output<typeof formGroupWire>;

/** A group as it is stored and read back. */
export const formGroupModel = z.object({
	groupNames: z.array(z.string()),
	groupValidation: z.enum(GROUP_VALIDATIONS),
	minimumCount: z.int().nullable(),
	maximumCount: z.int().nullable(),
	dataSyncTag: z.null(),
});
export type FormGroup = z.infer<typeof formGroupModel>;

/**
 * Gives the check boxes of every group its rule. A group is a signer's own: the same name at two signers
 * means two groups.
 */
export function applyFormGroups(
	groups: FormGroupWire[],
	signers: FieldWithValue[][],
	refuse: Refuse,
): FieldWithValue[][] {
	const rules = new Map<string, GroupRule>();
	for (const [index, group] of groups.entries()) {
		const rule = readRule(group, (key, message) => refuse(["formGroups", index, key], message));
		if (group.groupNames.length === 0) refuse(["formGroups", index, "groupNames"], "is required.");
		for (const [place, name] of group.groupNames.entries()) {
			const at = ["formGroups", index, "groupNames", place];
			const sizes = signers.map((fields) => fields.filter((field) => isBoxOf(field, name)).length).filter(Boolean);
			// Fields that were refused themselves are no reason to refuse their groups.
			if (signers.length === 0) continue;
			if (sizes.length === 0) refuse(at, `No CheckBox has the GroupName ${name}.`);
			else if (rule && Math.min(...sizes) < rule.minimum) {
				refuse(at, `The group ${name} has fewer than the ${rule.minimum} checkboxes that must be checked.`);
			}
			if (rules.has(name)) refuse(at, `The group ${name} already has a rule.`);
			if (rule) rules.set(name, rule);
		}
	}
	return signers.map((fields) =>
		fields.map((field) => {
			const rule = field.type === "CheckBox" && field.groupName !== null ? rules.get(field.groupName) : undefined;
			return rule ? { ...field, groupRule: rule } : field;
		}),
	);
}

function isBoxOf(field: FieldWithValue, name: string): boolean {
	return field.type === "CheckBox" && field.groupName === name;
}

function readRule(group: FormGroupWire, refuse: (key: string, message: string) => void): GroupRule | null {
	const { groupValidation, minimumCount, maximumCount } = group;
	switch (groupValidation) {
		case "Minimum":
			if (minimumCount === null) refuse("minimumCount", 'is required with GroupValidation "Minimum".');
			return { minimum: minimumCount ?? 0, maximum: null };
		case "Maximum":
			if (!maximumCount) refuse("maximumCount", 'must be at least 1 with GroupValidation "Maximum".');
			return { minimum: 0, maximum: maximumCount };
		case "Absolute": {
			const count = minimumCount ?? maximumCount;
			if (!count) refuse("minimumCount", 'must be at least 1 with GroupValidation "Absolute".');
			if (maximumCount !== null && maximumCount !== count) {
				refuse("maximumCount", 'must be the same as MinimumCount with GroupValidation "Absolute".');
			}
			return { minimum: count ?? 0, maximum: count };
		}
		case "Range":
			if (minimumCount === null) refuse("minimumCount", 'is required with GroupValidation "Range".');
			if (!maximumCount || maximumCount < (minimumCount ?? 0)) {
				refuse("maximumCount", 'must be at least 1 and not less than MinimumCount with GroupValidation "Range".');
			}
			return { minimum: minimumCount ?? 0, maximum: maximumCount };
		default:
			refuse("groupValidation", `must be one of ${GROUP_VALIDATIONS.join(", ")}.`);
			return null;
	}
}
