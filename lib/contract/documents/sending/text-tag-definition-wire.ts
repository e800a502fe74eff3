import { z } from "zod";
import { withShape } from "#lib/contract/shape.ts";
import { TEXT_TAG_KEYS } from "#lib/fields/text-tags/text-tag-keys.ts";

const open = z.unknown();

/** Keys of a definition that hold more than one plain value. */
const NESTED: Record<string, z.ZodType> = {
	size: z.object({ width: open, height: open }),
	offset: z.object({ offsetX: open, offsetY: open }),
	font: z.object({
		...{ name: open, size: open, color: open, style: open, lineHeight: open },
		...{ isBoldFont: open, isItalicFont: open, isUnderLineFont: open },
	}),
	validation: z.object({ type: open, regex: open, regexMessage: open }),
	dropdownOptions: z.array(open),
	formulaFieldSettings: z.object({ formulaExpression: open, decimalPrecision: open }),
	imageInfo: z.object({ title: open, description: open, allowedFileExtensions: open }),
	attachmentInfo: z.object({
		title: open,
		description: open,
		allowedFileTypes: open,
		acceptedFileTypes: z.array(open),
	}),
};

/** Keys the public models know and that have no effect here; they are refused when they ask for something. */
const REFUSED = ["isMasked", "collaborationSettings", "conditionalRules"];

const names = [...TEXT_TAG_KEYS, ...REFUSED];

/** A text tag definition as it came in, its names in one spelling; lib/fields/text-tags says what it means. */
export const textTagDefinitionWire = withShape(
	z.record(z.string(), z.unknown(), "must be a JSON object."),
	z.object(Object.fromEntries(names.map((name) => [name, NESTED[name] ?? open]))),
);
