-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "frameOrigins" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "scheduledFor" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "Signer" ADD COLUMN     "deliveryMode" TEXT NOT NULL DEFAULT 'Email',
ADD COLUMN     "nextReminderAt" TIMESTAMPTZ(6),
ADD COLUMN     "phoneCountryCode" TEXT,
ADD COLUMN     "phoneNumber" TEXT,
ADD COLUMN     "remindersSent" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "SignerToken" ADD COLUMN     "frameOrigins" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "channel" TEXT NOT NULL DEFAULT 'mail';
