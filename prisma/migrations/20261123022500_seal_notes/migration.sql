-- Why a seal failed, or did not reach the level that was wanted: a sentence of a catalogue, worded where it is read.
ALTER TABLE "Document" DROP COLUMN "sealError",
ADD COLUMN     "sealNote" JSONB;
