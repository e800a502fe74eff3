import { z } from "zod";
import { withShape } from "#lib/contract/shape.ts";
import { EXTRA_FIELD_KEYS, FIELD_KEYS, REFUSED_FIELD_KEYS } from "#lib/fields/field-keys.ts";

const open = z.unknown();
const texts = z.array(z.unknown());

/** Keys of a form field that hold more than one plain value. */
const NESTED: Record<string, z.ZodType> = {
	bounds: z.object({ x: open, y: open, width: open, height: open }),
	dropdownOptions: texts,
	conditionalRules: z.array(z.object({ fieldId: open, isChecked: open, value: open })),
	imageInfo: z.object({ title: open, description: open, allowedFileExtensions: open }),
	attachmentInfo: z.object({ title: open, description: open, allowedFileTypes: open, acceptedFileTypes: texts }),
	formulaFieldSettings: z.object({ formulaExpression: open, decimalPrecision: open }),
	editableDateFieldSettings: z.object({ dateFormat: open, timeFormat: open, minDate: open, maxDate: open }),
};

const names = [...FIELD_KEYS, ...EXTRA_FIELD_KEYS, ...REFUSED_FIELD_KEYS, "type"];

/** A form field as it came in, its names in one spelling; what the values mean is decided in lib/fields. */
export const formFieldWire = withShape(
	z.record(z.string(), z.unknown(), "must be a JSON object."),
	z.object(Object.fromEntries(names.map((name) => [name, NESTED[name] ?? open]))),
);
