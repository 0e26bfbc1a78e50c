import type { LinkedChannel } from '#src/domain/share/share.ts';
import s from '../../../ui/parts.module.css';

const DRAWN: Record<LinkedChannel, string> = {
  whatsapp:
    'M3.5 20.5l1.4-4.3a8.5 8.5 0 1 1 3.1 3zM9 8.2c-.2 3.8 3 7 6.8 6.8l.7-1.9-2.3-1.1-1 1a5.2 5.2 0 0 1-2.2-2.2l1-1L10.9 7.5z',
  x: 'M4 4h4.2L20 20h-4.2zM19.3 4l-6.5 7.2M11.2 12.9 4.7 20',
  facebook: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM15.3 7.6h-1a2 2 0 0 0-2 2V21M9.3 13.2h5.4',
  sms: 'M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8L6.5 20.5v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM7.8 9h8.4M7.8 12.2h5',
  email: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.4 7.6 12 13.3l8.6-5.7',
};

/** A channel's icon, drawn for this sheet alone: no other document holds them. */
export function ChannelIcon({ channel }: { channel: LinkedChannel }) {
  return (
    <svg className={s.ic} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[channel]} />
    </svg>
  );
}
