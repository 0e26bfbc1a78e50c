import { Button } from './Button.tsx';
import { LeaveButton } from './LeaveButton.tsx';

interface FormFootProps {
  formId: string;
  leave: string;
  /** True when leaving goes back to the previous modal. */
  back?: boolean;
  /** Null once it was sent. */
  send: string | null;
  isPending: boolean;
  /** True when there is a form to send. */
  isReady?: boolean;
}

/** The foot of a modal with a form: leave and send. */
export function FormFoot({ formId, leave, back, send, isPending, isReady = true }: FormFootProps) {
  return (
    <>
      <LeaveButton back={back}>{leave}</LeaveButton>
      {send !== null && (
        <Button
          type="submit"
          form={formId}
          look="main"
          disabled={!isReady || isPending}
          aria-busy={isPending}
        >
          {send}
        </Button>
      )}
    </>
  );
}
